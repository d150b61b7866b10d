/** The drawing of one icon of game-icons, for an SVG of 512 × 512. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
