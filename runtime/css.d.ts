/** A style sheet's text; the build minifies it. */
declare module '*.css' {
  const text: string;
  export default text;
}
