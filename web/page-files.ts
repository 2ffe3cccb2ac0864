// The source files of a page, by which the server finds its scripts and styles in the manifest of the build.
import type { PageModule } from './define-page.ts'
import type { RouteName } from './kit/router/load-page.ts'
import { layouts, pages } from './pages.ts'

type Load = (() => Promise<PageModule>) | null | undefined

const MODULES = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx'])

/** Files by their component, which is the same object however it was imported. */
async function readFiles(): Promise<Map<unknown, string>> {
  const all = await Promise.all(
    Object.entries(MODULES).map(async ([file, load]) => [(await load()).default, file] as const),
  )
  return new Map(all.map(([component, file]) => [component, file.replace('./', 'web/')]))
}

type Named = { page: string; layout: string }

export async function createPageFiles() {
  const files = await readFiles()
  const fileOf = async (load: Load) => files.get((await load?.())?.default)
  const found = new Map<Load, string | undefined>()
  for (const load of [...Object.values(layouts), ...Object.values(pages).map(({ component }) => component)])
    found.set(load, await fileOf(load))
  return (named: Named): string[] => loadsOf(named).flatMap((load) => found.get(load) ?? [])
}

/** In development, where reading every page would delay the first one: Vite leaves the path in the text of the import. */
export function sourceFilesOf(named: Named): string[] {
  return loadsOf(named).flatMap((load) => /\bweb\/[\w./-]+\.tsx/.exec(String(load))?.[0] ?? [])
}

/** The layout, then the page. */
function loadsOf({ page, layout }: Named): Load[] {
  return [layouts[layout], pages[page as RouteName]?.component]
}
