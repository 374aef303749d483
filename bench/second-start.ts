import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProgram } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const aimMs = 5_000
const rounds = 3

/** Measures `npm start` when everything is installed, built and loaded: from the command to the printed address. */
export const benchSecondStart = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  try {
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) times.push(await startOnce(folder.path))
    const value = times.slice(1).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
    return [{ name: 'second start, until it serves', value, aim: { atMost: aimMs }, unit: 'ms' }]
  } finally {
    folder.remove()
  }
}

const startOnce = async (dataDir: string): Promise<number> => {
  const started = performance.now()
  const command = startProgram(['npm', 'start'], { DATA_DIR: dataDir })
  try {
    await fetch(await command.url)
    return performance.now() - started
  } finally {
    await command.stop()
  }
}
