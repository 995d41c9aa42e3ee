import { transform } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/**
 * React Compiler for the pages and their parts. The shell, the design system and what a first paint holds besides have hardly any
 * state: there it would save nothing and cost every first load 3 kB. Development goes without it, for the sake of fast refresh.
 */
export const reactCompiler = (): Plugin => ({
  name: 'lampstand-react-compiler',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/features\/(?!account\/|home\/).*\.tsx?$/ },
    async handler(code, id) {
      const result = await transform(id, code, { sourcemap: true, reactCompiler: { panicThreshold: 'none' } })
      if (result.fatal) this.error(result.errors.map((fault) => fault.codeframe ?? fault.message).join('\n'))
      return { code: result.code, map: result.map ? JSON.stringify(result.map) : null }
    },
  },
})
