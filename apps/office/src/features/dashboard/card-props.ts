import type { Dashboard } from './use-dashboard.ts'

export type CardProps = { readonly dashboard: Dashboard; readonly isTable: boolean }
