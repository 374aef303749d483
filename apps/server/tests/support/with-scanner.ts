import { scanFilesHandler } from '../../src/jobs/scan-files.ts'
import { type FilesApp, openFilesApp } from './files-app.ts'
import { startGateway } from './gateway-process.ts'

/** Does the work on a second node of this server, whose scanner has this behaviour. */
export const withScanner = async (
  server: FilesApp,
  behaviour: string,
  work: (node: FilesApp['platform']) => Promise<void>,
): Promise<void> => {
  const gateway = await startGateway('scanner', behaviour)
  const node = await openFilesApp({ SCANNER_SOCKET: `tcp://127.0.0.1:${gateway.port}` }, server.at)
  try {
    const { store, logger } = server.platform
    await work({ ...node.platform, store, logger })
  } finally {
    await node.close()
    gateway.stop()
  }
}

/** Runs the job that runs every minute. */
export const scanWaiting = (node: FilesApp['platform']): Promise<void> => scanFilesHandler(node).handle({})
