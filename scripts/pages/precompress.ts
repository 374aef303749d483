import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks; fonts and pictures are compressed already. */
const shrinks = /\.(?:css|html|js|json|svg|traineddata|txt|wasm|webmanifest)$/

/** Beyond this the best quality takes seconds a megabyte, and the next to it is a tenth heavier. */
const large = 1_000_000

const compressed = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : constants.BROTLI_MAX_QUALITY,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path)
  await Promise.all(
    Object.entries(compressed).map(async ([suffix, compress]) =>
      writeFile(path + suffix, await compress(content)),
    ),
  )
}

/** Writes `.br` and `.gz` beside every file that shrinks, once, so that the server never spends a request on it. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'milgo:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter((file) => shrinks.test(file)).map((file) => compressFile(join(folder, file))),
        )
      },
    },
  }
}
