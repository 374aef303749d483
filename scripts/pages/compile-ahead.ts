import type { Plugin } from 'vite'

/** Read by V8 at the beginning of a file; any other engine sees a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * The code that a page is first drawn with: files that pages share, by their names, and pages, by their sources. The browser would
 * compile each function when it is first called, while the page is being drawn; so told, it does that beside the page while further
 * code is on the way. What comes later stays as it is: compiling what is never called costs memory.
 */
export const compileAhead = (drawnFirst: readonly string[]): Plugin => ({
  name: 'milgo:compile-ahead',
  apply: 'build',
  // After whatever else is written at the beginning of a file.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const file of drawnFirst) {
        const chunk = chunks.find(({ name, facadeModuleId }) =>
          file.startsWith('/') ? facadeModuleId?.endsWith(file) : name === file,
        )
        if (!chunk) throw new Error(`No file of code is ${file}`)
        chunk.code = hint + chunk.code
      }
    },
  },
})
