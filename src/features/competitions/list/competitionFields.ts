import type { UseFormReturn } from 'react-hook-form';
import type { CompetitionField, CompetitionFormValues } from '../create/form';

/** The props of a part of the create form. */
export interface CompetitionFields {
  /** The form that these fields belong to. */
  form: UseFormReturn<CompetitionFormValues>;
  /** The error text of a field, the form's or the server's. */
  errorOf: (field: CompetitionField) => string | undefined;
}
