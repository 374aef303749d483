import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'content-schema',
    'accounts-schema',
    'staff-schema',
    'requests-schema',
    'request-index-schema',
    'work-schema',
    'files-schema',
    'review-schema',
    'appeals-schema',
    'results-schema',
    'ledger-schema',
    'institution-lists-schema',
    'releases-schema',
    'audit-schema',
    'payments-schema',
    'computing-schema',
    'second-looks-schema',
    'survey-schema',
    'revisions-schema',
    'erasures-schema',
  ].map((name) => `./src/store/${name}.ts`),
  out: './migrations',
})
