import { TEST_FILTERS, type TestFilter } from '#contract/shop/test-data.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Filter } from './filter.ts'

/** Whether orders that were paid with play money are in the list. `usual`: as the server decides; undefined until it is loaded. */
export function useTestFilter(
  value: TestFilter | null,
  usual: TestFilter | undefined,
  onChoose: (test: TestFilter | null) => void,
): Filter {
  const { t } = useAdminText()
  return {
    name: 'test',
    icon: 'flask-conical',
    label: t('adminGoLive.testOrders'),
    usual: t(`adminTestData.filter_${usual ?? TEST_FILTERS[0]}`),
    value,
    options: TEST_FILTERS.map((test) => ({ value: test, label: t(`adminTestData.filter_${test}`) })),
    onChoose: (chosen) => onChoose(TEST_FILTERS.find((test) => test === chosen) ?? null),
  }
}
