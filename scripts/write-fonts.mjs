// `npm run fonts`: writes the font files that fonts.css names: subsets of Rubik, by the ranges and weights in
// fonts.css.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installTools } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'

const styles = join(repository, 'packages', 'ui', 'src')
const tools = installTools()
const library = join(tools, 'node_modules', '@fontsource-variable', 'rubik')

/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const cut = createRequire(join(tools, 'package.json'))('subset-font')

/** The file of the library that has the characters of each of our files. @type {Readonly<Record<string, string>>} */
const sources = { hebrew: 'hebrew', figures: 'latin', letters: 'latin', arabic: 'arabic' }

/** Features for joined letters, marks, and figures of one width. Others, such as fractions, would add more figures. */
const keepFeatures = [
  'ccmp',
  'locl',
  'kern',
  'mark',
  'mkmk',
  'tnum',
  'init',
  'medi',
  'fina',
  'isol',
  'rlig',
  'liga',
  'calt',
]

/** @type {(ranges: string) => string} */
const charactersIn = (ranges) =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')

const face =
  /font-weight: (\d+) (\d+);\s+src: url\("\.\/(fonts\/rubik-(\w+)\.woff2)"\)[^;]+;\s+unicode-range:([^;]+);/g

mkdirSync(join(styles, 'fonts'), { recursive: true })
copyFileSync(join(library, 'LICENSE'), join(styles, 'fonts', 'LICENSE'))
for (const [, min, max, file = '', name = '', ranges = ''] of readFileSync(
  join(styles, 'fonts.css'),
  'utf8',
).matchAll(face)) {
  const whole = readFileSync(join(library, 'files', `rubik-${sources[name]}-wght-normal.woff2`))
  const font = await cut(whole, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max), default: Number(min) } },
    keepFeatures,
    // The few bytes of hinting say that nothing is hinted. Without them some machines hint by themselves, and Arabic
    // gets 4 % larger.
    noHinting: false,
  })
  writeFileSync(join(styles, file), font)
  console.log(`${file} ${font.length} bytes, of ${whole.length}`)
}
