/** A committed page as text, so that a test can compare it without reading the disk. */
declare module '*.md?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler's raw import has no other
  export default text
}
