import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repository } from '../setup/repository.mjs'

const library = join(repository, 'node_modules', 'lucide-react', 'dist', 'esm')

/** Returns the file of each icon by its name. Several names may have the same file. */
const readFiles = (): ReadonlyMap<string, string> => {
  const list = readFileSync(join(library, 'lucide-react.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

const imports = /import \{([^}]+)\} from 'lucide-react'/g

const writeImport = (asked: string, files: ReadonlyMap<string, string>): string => {
  const [name = '', own = name] = asked.split(' as ')
  const file = files.get(name)
  if (file === undefined) throw new Error(`The icons have no ${name}`)
  return `import ${own} from ${JSON.stringify(join(library, file))}`
}

/**
 * Imports each icon from its own file. If the library is imported as a whole, every icon seems to belong to every page.
 */
export const iconsByName = (): Plugin => {
  let files: ReadonlyMap<string, string> = new Map()
  return {
    name: 'milgo:icons-by-name',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = readFiles()
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'lucide-react' },
      handler: (code) =>
        code.replace(imports, (_import, list: string) =>
          list
            .split(',')
            .map((asked) => asked.trim())
            .filter((asked) => asked !== '' && !asked.startsWith('type '))
            .map((asked) => writeImport(asked, files))
            .join(';'),
        ),
    },
  }
}
