import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import type { Scope } from '#contract/shop/discounts.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The target of a discount, in words. */
export function useTargetText({ products, categories }: Pick<DiscountsReply, 'products' | 'categories'>) {
  const { t, language } = useAdminText()
  return (scope: Scope, everything: string): string => {
    if (scope === null) return everything
    const names = [
      ...categories.filter(({ id }) => scope.categories.includes(id)).map(({ name }) => name[language]),
      ...products.filter(({ _id }) => scope.products.includes(_id)).map(({ name }) => name),
    ]
    return names.length > 0 ? names.join(', ') : t('adminDiscounts.deletedTarget')
  }
}
