import type { Plugin } from 'vite'

const dialog = /react-aria-components[\\/]dist[\\/]private[\\/]Dialog\.mjs$/
const importOfMenus = /import \{\w+ as (\$[\w$]+)\} from "\.\/Menu\.mjs";/

/**
 * Removes the code of menus from the windows of React Aria. A window sets a context for menus inside it, and imports
 * all code of menus and lists for this context. The pages do not use menus of the library.
 */
export const withoutMenus = (): Plugin => ({
  name: 'milgo:without-menus',
  apply: 'build',
  transform: {
    filter: { id: dialog },
    handler: (code) => {
      const [whole, contextName] = importOfMenus.exec(code) ?? []
      if (!whole) throw new Error('Windows of React Aria no longer import menus: this plugin can go')
      return code.replace(
        whole,
        () =>
          `import {createContext as createMenuContext} from "react";const ${contextName} = /*#__PURE__*/ createMenuContext(null);`,
      )
    },
  },
})
