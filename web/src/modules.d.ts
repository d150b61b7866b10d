/** The line of one icon of game-icons, for a path in an SVG of 512 × 512. */
declare module 'icon:*' {
  const line: string;
  export default line;
}
declare module 'words:start/*' {
  const words: string;
  export default words;
}
