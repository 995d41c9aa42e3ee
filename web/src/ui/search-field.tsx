import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'

type SearchFieldProps = { value: string; onChange: (typed: string) => void }

/** Where a list is searched as one types. One on a page. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <search className="grid w-full gap-1.5 sm:w-72">
    <label htmlFor="search" className="font-medium">
      Search
    </label>
    <input
      id="search"
      type="search"
      dir="auto"
      maxLength={200}
      className={classNames(controlClass, 'min-h-(--target)')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </search>
)
