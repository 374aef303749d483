import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks; fonts and pictures are compressed already. */
const text = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

const compressed = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
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

/** Writes `.br` and `.gz` beside every text file once, so that the server never spends a request on it. */
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
          files.filter((file) => text.test(file)).map((file) => compressFile(join(folder, file))),
        )
      },
    },
  }
}
