import { office } from '@milgo/messages/he/office'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'

export default pagesConfig({
  root: import.meta.dirname,
  base: '/office/',
  devPort: 5174,
  plugins: [react(), tailwindcss()],
  words: { title: office.title, description: office.text, needsScript: office.needsScript },
})
