import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const bundle = async (entry: string): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  })
  const [bundled] = Array.isArray(output) ? output : [output]
  if (!bundled || !('output' in bundled)) throw new Error(`${entry} did not build`)
  return bundled.output[0].code
}

/**
 * Builds a small classic script that runs before the first paint. It sets the theme, language and direction that the
 * reader chose, so that nothing flashes. It is a file of its own, because the content policy forbids inline scripts. It
 * is not a module, because modules wait for the page.
 */
export const earlyScript = (source: string): Plugin => {
  let entry = ''
  let base = '/'
  let code = ''
  let fileName = ''
  return {
    name: 'milgo:early-script',
    configResolved(config) {
      entry = resolve(config.root, source)
      base = config.base
    },
    async buildStart() {
      code = await bundle(entry)
      fileName = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== base + fileName) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(code)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: base + fileName }, injectTo: 'head-prepend' }],
  }
}
