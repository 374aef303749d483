/**
 * `node bench/login-timing.ts`: whether the time of an answer tells if there is an account. 500 answers to a wrong
 * password and 500 to an e-mail that nobody has, turn about, compared by rank (Mann and Whitney): |z| below 3 is noise.
 */
import { startLoginServer } from './login-server.ts'

const samples = Number(process.argv[2] ?? 500)

const server = await startLoginServer()
const wrong: number[] = []
const unknown: number[] = []
try {
  for (let n = -20; n < samples; n++) {
    const one = (await server.logIn('demo.student@milgo.example', 'Wrong1234')).ms
    const other = (await server.logIn(`nobody.${n}@milgo.example`, 'Wrong1234')).ms
    // The first answers warm the server up.
    if (n < 0) continue
    wrong.push(one)
    unknown.push(other)
  }
} finally {
  await server.stop()
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ranked = [
  ...wrong.map((ms) => ({ ms, isWrong: true })),
  ...unknown.map((ms) => ({ ms, isWrong: false })),
].sort((a, b) => a.ms - b.ms)
const rankSum = ranked.reduce((sum, { isWrong }, index) => sum + (isWrong ? index + 1 : 0), 0)
const size = wrong.length
const mean = (size * (2 * size + 1)) / 2
const deviation = Math.sqrt((size * size * (2 * size + 1)) / 12)
const z = (rankSum - mean) / deviation
console.log(
  `wrong password ${middle(wrong).toFixed(2)} ms, unknown e-mail ${middle(unknown).toFixed(2)} ms, z ${z.toFixed(2)}`,
)
process.exit(Math.abs(z) < 3 ? 0 : 1)
