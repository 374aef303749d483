import type { Plugin } from 'vite'

/** As the bundler writes the import of a lazy chunk. */
const lazyImport = /import\((`\.\/[^`?]+\.js`)\)/g

/** Stands in the chunk that imports, since the address counts from there. */
const importAgain =
  'function importAgain(file){return import(file).catch(()=>import(file+"?again="+Date.now()))}'

const withRetries = (code: string): string => {
  const retried = code.replaceAll(lazyImport, 'importAgain($1)')
  return retried === code ? code : `${retried}\n${importAgain}\n`
}

/**
 * Imports a lazy chunk a second time when it did not arrive, under another address. Chromium keeps a failed import for
 * the life of the page: without this a retry button could never bring what a bad line lost once.
 */
export const retryImports = (): Plugin => ({
  name: 'milgo:retry-imports',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withRetries(file.code)
    },
  },
})
