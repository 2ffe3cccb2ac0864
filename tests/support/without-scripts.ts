/** Without scripts and the page's data, which has the texts of all states. */
export function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '')
}
