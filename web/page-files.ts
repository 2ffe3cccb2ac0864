// The source files of a page, by which the server finds its scripts and styles in the manifest of the build.
import { adminLayouts, adminPages } from './admin/pages.ts'
import { isAdminPage, type PageModule } from './define-page.ts'
import type { RouteName } from './kit/router/load-page.ts'
import { publicPages, siteLayouts } from './pages.ts'

const MODULES = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx'])
const ADMIN_PAGES = 'web/admin/pages.ts'

/** Files by their component, which is the same object however it was imported. */
async function readFiles(): Promise<Map<unknown, string>> {
  const all = await Promise.all(
    Object.entries(MODULES).map(async ([file, load]) => [(await load()).default, file] as const),
  )
  return new Map(all.map(([component, file]) => [component, file.replace('./', 'web/')]))
}

export async function createPageFiles() {
  const files = await readFiles()
  const fileOf = async (load: (() => Promise<PageModule>) | null | undefined) =>
    files.get((await load?.())?.default)
  const entries = Object.entries({ ...publicPages, ...adminPages }).map(
    async ([name, { component }]) => [name, await fileOf(component)] as const,
  )
  const pages = new Map(await Promise.all(entries))
  const layouts = new Map(
    await Promise.all(
      Object.entries({ ...siteLayouts, ...adminLayouts }).map(
        async ([name, load]) => [name, await fileOf(load)] as const,
      ),
    ),
  )

  return ({ page, layout }: { page: string; layout: string }): string[] => {
    const own = [layouts.get(layout), pages.get(page)]
    if (isAdminPage(page as RouteName)) own.push(ADMIN_PAGES)
    return own.filter((file) => file !== undefined)
  }
}
