import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { icon } from '../../private/icon.ts';
import * as css from './Pagination.css.ts';
import { pagesToShow } from './pages-to-show.ts';

export type PaginationProps = {
  /** The name of what is paged. */
  label: string;
  /** Counts from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={css.row}>
      <button
        type="button"
        className={css.step}
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft {...icon} />
      </button>
      {pagesToShow(page, pages).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index === 1 ? 'before' : 'after'}`} className={css.step} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className={css.step}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button
        type="button"
        className={css.step}
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight {...icon} />
      </button>
    </nav>
  );
}
