import { startProcess } from '../testing/server-process.mjs'

/** Runs one of the server's commands on a data folder. Returns its exit code and its output. */
export const runCommand = async (script: string, dataDir: string, args: readonly string[]) => {
  const command = startProcess({ DATA_DIR: dataDir }, { script: `apps/server/src/${script}`, args })
  const { code } = await command.exit
  return { code, output: command.output().trim() }
}
