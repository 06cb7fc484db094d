import base from '/work/h/lead/vite.config.ts'
import { writeFileSync } from 'node:fs'
export default { ...base, root: '/work/h/lead', plugins: [...base.plugins, { name:'ana', applyToEnvironment: ({name}) => name==='client', generateBundle(_o, bundle){ const out={}; for (const [f,c] of Object.entries(bundle)) if (c.type==='chunk') out[f]={imports:c.imports,dyn:c.dynamicImports,entry:c.isEntry,facade:c.facadeModuleId,mods:Object.fromEntries(Object.entries(c.modules).map(([k,m])=>[k,m.renderedLength]))}; writeFileSync('/tmp/ana.json',JSON.stringify(out)) } }] }
