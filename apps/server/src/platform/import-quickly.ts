import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Its description is 180 KB long, and Node would read that again for each of its hundred files. */
const longDescribed = '/node_modules/drizzle-orm/'

/**
 * Most of a start is loading a thousand modules; see docs/adr/0202. To be called before they are imported.
 */
export const importQuickly = (): void => {
  // The second start finds them compiled. Where nothing may be written there, it compiles again.
  enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)))
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL?.includes(longDescribed)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
}
