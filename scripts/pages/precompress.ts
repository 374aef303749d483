import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files that compression makes smaller. Fonts and pictures are compressed already. */
const shrinks = /\.(?:css|html|js|json|svg|traineddata|txt|wasm|webmanifest)$/

/**
 * For larger files the best quality takes seconds for each megabyte. The quality that is used instead is a tenth
 * larger.
 */
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

/**
 * Writes `.br` and `.gz` beside every compressible file at build time, so that the server never compresses for a
 * request.
 */
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
