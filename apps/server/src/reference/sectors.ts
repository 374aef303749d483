import type { Queryable } from '../platform/database/database.ts'
import { sectors } from '../store/schema.ts'

type Row = readonly [id: number, he: string, ar: string, en: string]

/** The sectors of the population, in the order in which they are shown. */
const rows: readonly Row[] = [
  [1, 'יהודי – כללי', 'يهودي – عام', 'Jewish – general'],
  [2, 'יהודי – חרדי', 'يهودي – حريدي', 'Jewish – ultra-orthodox'],
  [3, 'ערבי', 'عربي', 'Arab'],
  [4, 'בדואי', 'بدوي', 'Bedouin'],
  [5, 'דרוזי', 'درزي', 'Druze'],
  [6, 'צ׳רקסי', 'شركسي', 'Circassian'],
  [7, 'יוצאי אתיופיה', 'من أصل إثيوبي', 'Of Ethiopian origin'],
  [8, 'אחר', 'آخر', 'Other'],
]

export const loadSectors = (tx: Queryable): Promise<unknown> =>
  tx.insert(sectors).values(rows.map(([id, he, ar, en]) => ({ id, label: { he, ar, en } })))
