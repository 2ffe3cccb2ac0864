// A document has one of two style sheets: that of the public pages or that of the console. Each has every utility of its pages,
// so that no order of loading changes a page. What only one public page shows is in a sheet of parts beside that page.
export const SHEETS = { site: 'web/kit/styles/site.css', console: 'web/admin/kit/styles/admin.css' } as const

export function sheetOf(layout: string): string {
  return layout.startsWith('admin-') ? SHEETS.console : SHEETS.site
}
