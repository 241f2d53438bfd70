import type { UseFormReturn } from 'react-hook-form';
import type { CompetitionField, CompetitionFormValues } from '../../domain/competitionForm';

export type ErrorOf = (field: CompetitionField) => string | undefined;

/** What a part of the create form works on. */
export interface CompetitionFields {
  form: UseFormReturn<CompetitionFormValues>;
  errorOf: ErrorOf;
}
