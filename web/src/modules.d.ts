/** The line of one icon of game-icons, for a path in an SVG of 512 × 512. */
declare module 'icon:*' {
  const line: string;
  export default line;
}
declare module 'words:start/*' {
  const words: string;
  export default words;
}
/** The folder of the icons that secret books name, as an address below that of the client. */
declare module 'icons:of-books' {
  const folder: string;
  export default folder;
}
