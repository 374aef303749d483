import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'accounts-schema',
    'staff-schema',
    'requests-schema',
    'request-index-schema',
    'work-schema',
    'files-schema',
    'review-schema',
    'results-schema',
    'ledger-schema',
<<<<<<< HEAD
    'audit-schema',
=======
    'survey-schema',
>>>>>>> main
  ].map((name) => `./src/store/${name}.ts`),
  out: './migrations',
})
