import type pg from 'pg'
import type { Outcome } from './report.ts'

/**
 * The published table knows authorities only. A city or local council takes its own cluster; the villages of a
 * regional council take the council's, unless a finer source gave the village one of its own.
 */
export const mergeClusters = async (client: pg.Client): Promise<Pick<Outcome, 'added' | 'changed'>> => {
  const { rowCount } = await client.query(
    `update localities current
     set socio_economic_cluster = staged.cluster,
         cluster_level = case when staged.symbol is null then 'council' else 'authority' end
     from staged
     where (current.symbol = staged.symbol
            or (staged.symbol is null
                and staged.municipal_code not in (0, 99)
                and current.municipal_code = staged.municipal_code
                and current.cluster_level is distinct from 'locality'))
       and (current.socio_economic_cluster, current.cluster_level) is distinct from
           (staged.cluster::smallint, case when staged.symbol is null then 'council' else 'authority' end)`,
  )
  return { added: 0, changed: rowCount ?? 0 }
}
