import type { Config } from '../config.ts'

/** Returns the base address of links in messages: the public address of the installation, or the local server's. */
export const siteAddressOf = ({ PUBLIC_URL, PORT = 3000 }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`
