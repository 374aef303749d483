import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * The `package.json` of this package is 180 KB long, and Node would read it again for each of the package's hundred
 * files.
 */
const packageWithLongManifest = '/node_modules/drizzle-orm/'

/**
 * Speeds up loading modules, because most of a start is loading a thousand modules; see docs/adr/0202. To be called
 * before they are imported.
 */
export const importQuickly = (): void => {
  // The next start finds the modules compiled. If the folder cannot be written, they are compiled at every start.
  enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)))
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL?.includes(packageWithLongManifest)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
}
