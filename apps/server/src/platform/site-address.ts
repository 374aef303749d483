import type { Config } from '../config.ts'

/** Where links in messages lead: the address of the installation, or that of a laptop's own server. */
export const siteAddressOf = ({ PUBLIC_URL, PORT = 3000 }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`
