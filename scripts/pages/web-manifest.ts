import type { Plugin } from 'vite'

export type WebManifest = { readonly name: string; readonly shortName: string }

/** What a phone shows when the portal is put on its home screen. */
export const webManifest = ({ name, shortName }: WebManifest): Plugin => ({
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
      background_color: '#f6f5f1',
      theme_color: '#0b5f5c',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
  },
})
