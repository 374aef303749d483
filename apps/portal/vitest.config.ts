import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pageTests } from '../../scripts/pages/page-tests.ts'

export default defineConfig(
  pageTests({
    name: 'portal-pages',
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    isSeenWhole: true,
  }),
)
