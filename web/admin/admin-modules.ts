// The files of all admin pages and layouts, by their path in this folder.
import type { PageComponent } from '#web/kit/router/contexts.ts'

export type PageModule = { default: PageComponent }

export const adminModules = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx'])
