import type pg from 'pg'
import { regionalCouncils } from '../reference/regional-councils.ts'
import type { Outcome } from './report.ts'

/**
 * Writes clusters to localities. The published table has authorities only. A city or local council gets its own
 * cluster. The villages of a regional council get the council's, unless a finer source gave the village one of its own.
 * They also get the council's peripherality if they have none; the table does not have it, but this portal does.
 */
export const mergeClusters = async (client: pg.Client): Promise<Pick<Outcome, 'added' | 'changed'>> => {
  const [codes, clusters] = [0, 1].map((column) => regionalCouncils.map((row) => row[column]))
  const { rowCount } = await client.query(
    `with council as (
       select * from unnest($1::smallint[], $2::smallint[]) as known (municipal_code, peripherality)
     ), next as (
       select place.symbol,
              case when keeps then place.socio_economic_cluster else staged.cluster end::smallint as cluster,
              case when keeps then 'locality' when staged.symbol is null then 'council' else 'authority' end as level,
              coalesce(place.peripherality_cluster, council.peripherality) as peripherality
       from staged
       join localities place on place.symbol = staged.symbol
         or (staged.symbol is null
             and staged.municipal_code not in (0, 99)
             and place.municipal_code = staged.municipal_code)
       left join council on council.municipal_code = place.municipal_code
       cross join lateral (
         select staged.symbol is null and place.cluster_level is not distinct from 'locality' as keeps
       ) finer
     )
     update localities current
     set socio_economic_cluster = next.cluster, cluster_level = next.level, peripherality_cluster = next.peripherality
     from next
     where current.symbol = next.symbol
       and (current.socio_economic_cluster, current.cluster_level, current.peripherality_cluster)
           is distinct from (next.cluster, next.level, next.peripherality)`,
    [codes, clusters],
  )
  return { added: 0, changed: rowCount ?? 0 }
}
