import type { Plugin } from 'vite'

export type WebManifest = {
  readonly name: string
  readonly shortName: string
  readonly paper: string
  readonly brand: string
}

/** Writes the manifest that a phone uses when the portal is added to its home screen. */
export const webManifest = ({ name, shortName, paper, brand }: WebManifest): Plugin => ({
  name: 'milgo:web-manifest',
  apply: 'build',
  generateBundle() {
    const manifest = {
      name,
      short_name: shortName,
      lang: 'he',
      dir: 'rtl',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: paper,
      theme_color: brand,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
  },
})
