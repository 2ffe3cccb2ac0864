import type { Language } from '#contract/language.ts'

type Named = { product_name: string; product_name_id?: string }

/** The name of an order's product in a language; one without an Indonesian name has the same in both. */
export function productNameIn(language: Language, { product_name, product_name_id }: Named): string {
  return language === 'id' && product_name_id ? product_name_id : product_name
}
