import type { Plugin } from 'vite'

/** Matches the import of a lazy chunk as the bundler writes it. */
const lazyImport = /import\((`\.\/[^`?]+\.js`)\)/g

/** This function is added to each importing chunk, because addresses are relative to that chunk. */
const importAgain =
  'function importAgain(file){return import(file).catch(()=>import(file+"?again="+Date.now()))}'

const withRetries = (code: string): string => {
  const retried = code.replaceAll(lazyImport, 'importAgain($1)')
  return retried === code ? code : `${retried}\n${importAgain}\n`
}

/**
 * Imports a lazy chunk a second time under another address if it did not load. Chromium remembers a failed import until
 * the page is closed, so a retry button could never load what a bad network lost once.
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
