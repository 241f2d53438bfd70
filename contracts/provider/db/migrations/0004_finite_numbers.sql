ALTER TABLE "challenges" DROP CONSTRAINT "challenges_account_size_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_challenge_fee_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_refundable_fee_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_max_daily_loss_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_max_total_loss_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_profit_target_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_phase_2_profit_target_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_max_risk_per_trade_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_overall_risk_limit_percent_check";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_consistency_rule_percent_check";--> statement-breakpoint
ALTER TABLE "competitions" DROP CONSTRAINT "competitions_starting_balance_check";--> statement-breakpoint
ALTER TABLE "competitions" DROP CONSTRAINT "competitions_price_pool_cash_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_price_amount_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_pay_amount_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_disbursed_amount_check";--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT "wallets_withdrawal_profit_check";--> statement-breakpoint
ALTER TABLE "positions" DROP CONSTRAINT "positions_volume_check";--> statement-breakpoint
ALTER TABLE "positions" DROP CONSTRAINT "positions_price_open_check";--> statement-breakpoint
ALTER TABLE "positions" DROP CONSTRAINT "positions_price_current_check";--> statement-breakpoint
ALTER TABLE "trading_accounts" DROP CONSTRAINT "trading_accounts_account_size_check";--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_account_size_check" CHECK ("challenges"."account_size" > 0 and "challenges"."account_size" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_challenge_fee_check" CHECK ("challenges"."challenge_fee" >= 0 and "challenges"."challenge_fee" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_refundable_fee_check" CHECK ("challenges"."refundable_fee" >= 0 and "challenges"."refundable_fee" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_max_daily_loss_percent_check" CHECK ("challenges"."max_daily_loss_percent" > 0 and "challenges"."max_daily_loss_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_max_total_loss_percent_check" CHECK ("challenges"."max_total_loss_percent" > 0 and "challenges"."max_total_loss_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_profit_target_percent_check" CHECK ("challenges"."profit_target_percent" > 0 and "challenges"."profit_target_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_phase_2_profit_target_percent_check" CHECK ("challenges"."phase_2_profit_target_percent" > 0 and "challenges"."phase_2_profit_target_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_max_risk_per_trade_percent_check" CHECK ("challenges"."max_risk_per_trade_percent" > 0 and "challenges"."max_risk_per_trade_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_overall_risk_limit_percent_check" CHECK ("challenges"."overall_risk_limit_percent" > 0 and "challenges"."overall_risk_limit_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_consistency_rule_percent_check" CHECK ("challenges"."consistency_rule_percent" > 0 and "challenges"."consistency_rule_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_starting_balance_check" CHECK ("competitions"."starting_balance" > 0 and "competitions"."starting_balance" < 'Infinity');--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_price_pool_cash_check" CHECK ("competitions"."price_pool_cash" >= 0 and "competitions"."price_pool_cash" < 'Infinity');--> statement-breakpoint
ALTER TABLE "leaderboard_rows" ADD CONSTRAINT "leaderboard_rows_return_percent_check" CHECK ("leaderboard_rows"."return_percent" > '-Infinity' and "leaderboard_rows"."return_percent" < 'Infinity');--> statement-breakpoint
ALTER TABLE "leaderboard_rows" ADD CONSTRAINT "leaderboard_rows_profit_check" CHECK ("leaderboard_rows"."profit" > '-Infinity' and "leaderboard_rows"."profit" < 'Infinity');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_price_amount_check" CHECK ("transactions"."price_amount" >= 0 and "transactions"."price_amount" < 'Infinity');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_pay_amount_check" CHECK ("transactions"."pay_amount" >= 0 and "transactions"."pay_amount" < 'Infinity');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_disbursed_amount_check" CHECK ("transactions"."disbursed_amount" >= 0 and "transactions"."disbursed_amount" < 'Infinity');--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_withdrawal_profit_check" CHECK ("wallets"."withdrawal_profit" >= 0 and "wallets"."withdrawal_profit" < 'Infinity');--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_profit_check" CHECK ("positions"."profit" > '-Infinity' and "positions"."profit" < 'Infinity');--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_volume_check" CHECK ("positions"."volume" >= 0 and "positions"."volume" < 'Infinity');--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_price_open_check" CHECK ("positions"."price_open" >= 0 and "positions"."price_open" < 'Infinity');--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_price_current_check" CHECK ("positions"."price_current" >= 0 and "positions"."price_current" < 'Infinity');--> statement-breakpoint
ALTER TABLE "trading_accounts" ADD CONSTRAINT "trading_accounts_balance_check" CHECK ("trading_accounts"."balance" > '-Infinity' and "trading_accounts"."balance" < 'Infinity');--> statement-breakpoint
ALTER TABLE "trading_accounts" ADD CONSTRAINT "trading_accounts_equity_check" CHECK ("trading_accounts"."equity" > '-Infinity' and "trading_accounts"."equity" < 'Infinity');--> statement-breakpoint
ALTER TABLE "trading_accounts" ADD CONSTRAINT "trading_accounts_account_size_check" CHECK ("trading_accounts"."account_size" >= 0 and "trading_accounts"."account_size" < 'Infinity');