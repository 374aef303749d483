import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pageTests } from '../../scripts/pages/page-tests.ts'

export default defineConfig(
  pageTests({
    name: 'kit-pages',
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    loadedLate: ['pdfjs-dist', 'pdfjs-dist/build/pdf.worker.mjs', 'pdfjs-dist/web/pdf_viewer.mjs'],
    isSeenWhole: true,
    // Every component is rendered here in all its states.
    isInDevelopment: true,
  }),
)
