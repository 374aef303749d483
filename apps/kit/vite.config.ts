import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'
import { kit } from './src/words/he.ts'

export default pagesConfig({
  root: import.meta.dirname,
  base: '/dev/kit/',
  devPort: 5175,
  plugins: [react(), tailwindcss()],
  isCompressed: false,
  words: { title: kit.documentTitle, description: kit.text, needsScript: kit.needsScript },
})
