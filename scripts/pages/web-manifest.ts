import type { Plugin } from 'vite'

export type WebManifest = {
  readonly name: string
  readonly shortName: string
  readonly paper: string
  readonly brand: string
}

/** What a phone shows when the portal is put on its home screen. */
export const webManifest = ({ name, shortName, paper, brand }: WebManifest): Plugin => ({
  name: 'milgo:web-manifest',
  apply: 'build',
  generateBundle() {
    const manifest = {
      name,
      short_name: shortName,
      lang: 'he',
      dir: 'rtl',
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: brand,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
  },
})
