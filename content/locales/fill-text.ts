// Puts values into a text. `{{count}} [order|orders]` takes the word that fits the number before it.
const PLACEHOLDER = /\{\{(\w+)\}\}(?:( )\[([^|\]]*)\|([^\]]*)\])?/g

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (_, name: string, space = '', one?: string, many = '') => {
    const value = String(values[name] ?? '')
    return one === undefined ? value : `${value}${space}${/^(?:1|one)$/i.test(value) ? one : many}`
  })
}
