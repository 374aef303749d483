import type { Plugin } from 'vite'

/** A hint to V8 at the beginning of a file. For any other engine it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the code of the first paint: shared files by their names, and pages by their sources. Without the hint the
 * browser compiles each function at its first call, while the page is being drawn. With the hint it compiles them in
 * the background, while more code is loading. Other code is not marked, because compiling functions that are never
 * called costs memory.
 */
export const compileAhead = (drawnFirst: readonly string[]): Plugin => ({
  name: 'milgo:compile-ahead',
  apply: 'build',
  // Runs after all other plugins that write at the beginning of a file.
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
