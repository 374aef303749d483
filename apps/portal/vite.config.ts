import { shell } from '@milgo/messages/he/shell'
import { browserColors } from '@milgo/ui/browser-colors.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'
import { preparePage } from '../../scripts/pages/prepare-page.ts'
import { webManifest } from '../../scripts/pages/web-manifest.ts'

export default pagesConfig({
  root: import.meta.dirname,
  base: '/',
  devPort: 5173,
  plugins: [
    react(),
    tailwindcss(),
    webManifest({ name: shell.homeTitle, shortName: shell.brand, ...browserColors }),
    preparePage('src/prepare-page.tsx', () => [react()]),
  ],
  words: {
    title: shell.homeTitle,
    description: shell.description,
    needsScript: shell.needsScript,
    lightBar: browserColors.surface.light,
    darkBar: browserColors.surface.dark,
  },
  firstPaint: {
    everyPage: ['/react-dom/client.js', '/src/main.tsx'],
    landing: ['/src/features/home/home-page.tsx'],
  },
})
