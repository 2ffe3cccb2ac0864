// Rendered pages: their validity, and what a visitor sees of them.
import { Window } from 'happy-dom'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's output: attribute names in its own case, `<img/>`, no line breaks.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
})

/** One line per problem. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

const { DOMParser } = new Window()

/** The document as a browser without script has it. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => element.textContent.trim())
}
