/** Which of the dialogs that every page shares is open. */
class Dialogs {
  settings = $state(false);
}

export const dialogs = new Dialogs();
