/**
 * Generated from openapi/openapi.yaml by `node openapi/gen.mjs`. Do not edit: change the document and generate again.
 */

export interface paths {
    "/admin/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs an admin in. Wrong credentials get 401. An account that is not an admin gets 403 (R108). Neither starts a refresh.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/auth/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the tokens
         * @description Exchanges a refresh token for a new pair. The old refresh token can't be used again (R8). Any error status ends
         *     the session. If there is no response at all, the session stays.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dashboard
         * @description The figures and lists of the home screen.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description One page of users, newest first (R120). The browser filters the loaded page by search, role and dates (R22).
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description Adds a user with the role user. 409 if the email is already in use (R109).
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read user statistics
         * @description The cards of the user management page. If it fails, the page shows the list's count and zeros.
         */
        get: operations["getUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description A user with phone, country, birthday and address.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Takes the changed fields and returns the whole user (R9).
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/admin/users/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user permanently. 409 for the signed-in admin's own account (R109).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a user's KYC record
         * @description 404 means that there is no record (Not Submitted) or no such user (R19).
         */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/kyc/id/action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the ID proof
         * @description Verifies or rejects a pending ID proof. 409 if it was already decided (R109).
         */
        post: operations["decideKycId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/kyc/address1/action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the first address proof
         * @description Verifies or rejects the pending proof of home_address_1. 409 if it was already decided (R109).
         */
        post: operations["decideKycAddress1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/kyc/address2/action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the second address proof
         * @description Verifies or rejects the pending proof of home_address_2. 409 if it was already decided (R109).
         */
        post: operations["decideKycAddress2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/kyc/{type}/action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
                /** @description Which document. */
                type: components["schemas"]["KycDocumentType"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a document by type
         * @description The same as the three calls above, with the document's type in the path. The review page uses it (R17).
         */
        post: operations["decideKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a user's wallet
         * @description The console shows a 403 as the no-access state, without a toast (R16).
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * List a wallet's history
         * @description One page of the wallet's transactions, newest first (R120).
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description One page of payouts of all users, newest first (R120).
         */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a payout
         * @description A pending payout becomes approved. Of several admins at once, one succeeds, the others get 409 (R109). No body.
         */
        post: operations["acceptPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a payout
         * @description A pending payout becomes rejected. Of several admins at once, one succeeds, the others get 409 (R109). No body.
         */
        post: operations["rejectPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List challenges or skill checks
         * @description One page, newest first (R120). The browser filters the loaded page by text, type and dates (R22).
         */
        get: operations["listChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/challenges/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a challenge
         * @description The path ends in a slash (R1).
         */
        post: operations["createChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/challenges/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a challenge
         * @description The path ends in a slash (R1).
         */
        get: operations["getChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a challenge
         * @description Takes the changed fields and returns the whole challenge (R9). The path ends in a slash (R1).
         */
        patch: operations["updateChallenge"];
        trace?: never;
    };
    "/admin/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description All tickets, newest first (R120). The browser filters them by tab.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a ticket
         * @description An open ticket becomes closed. 409 if it already is (R109). No body.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * List a ticket's messages
         * @description Oldest first (R117). The console polls it every 45 seconds, the first time after 2 seconds (R30).
         */
        get: operations["listTicketMessages"];
        put?: never;
        /**
         * Send a message
         * @description Returns the message (R9). 409 if the ticket is closed (R109).
         */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mt5/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trading accounts
         * @description One page of trading accounts with totals over all of them.
         */
        get: operations["listTradingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mt5/account/{login}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's login, opaque (R6). */
                login: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List an account's open positions
         * @description The open positions with the account's balance and equity.
         */
        get: operations["getAccountPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mt5/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List MT5 users
         * @description One page of MT5 users.
         */
        get: operations["listMt5Users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mt5/user/{id}/issue-funded-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a funded account
         * @description Makes an eligible MT5 user funded. 409 if already funded, 422 if not eligible (R121). No body. No screen uses it yet.
         */
        post: operations["issueFundedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List competitions
         * @description One page of competitions, newest first (R120), with totals over all of them.
         */
        get: operations["listCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/competition/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a competition
         * @description Returns the new competition (R107).
         */
        post: operations["createCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/competition/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a competition
         * @description The competition and its leaderboard, best first.
         */
        get: operations["getCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/competition/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a competition
         * @description Makes a competition inactive. 409 if it already is (R109). No body.
         */
        post: operations["endCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The open positions of one account (R2). */
        AccountPositions: {
            /** @description The positions. */
            result: components["schemas"]["Position"][];
            /** @description The account's balance. */
            balance: components["schemas"]["Decimal"];
            /** @description The account's equity. */
            equity: components["schemas"]["Decimal"];
            /**
             * @description Number of open positions.
             * @example 3
             */
            total_positions: number;
        };
        /**
         * @description Which of the two addresses the document proves.
         * @example home_address_1
         * @enum {string}
         */
        AddressType: "home_address_1" | "home_address_2";
        /**
         * @description What may be traded (R119).
         * @example all
         * @enum {string}
         */
        AllowedInstruments: "all" | "crypto" | "commodities" | "indices" | "forex";
        /** @description The body of every error (R4). */
        ApiErrorBody: {
            /**
             * @description Shown instead of the screen's default message.
             * @example A user with this email already exists.
             */
            message: string;
            /**
             * @description For a 400 only. Maps a field's wire name to its texts. A nested field is written as `address.town`.
             * @example {
             *       "email": [
             *         "A user with this email already exists."
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description A challenge or skill check. Fields that do not apply are null or missing (R5). */
        Challenge: {
            id: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 100K Two Step
             */
            name: string;
            /**
             * @description The firm that offers it.
             * @example Northgate Capital
             */
            firm_name: string;
            /**
             * @description Plain text.
             * @example Two phases to a funded account.
             */
            description?: string | null;
            /** @example two_step */
            challenge_type: components["schemas"]["ChallengeType"];
            challenge_class: components["schemas"]["ChallengeClass"];
            status: components["schemas"]["ChallengeStatus"];
            allowed_instruments: components["schemas"]["AllowedInstruments"];
            /**
             * @description Size of the account.
             * @example 100000
             */
            account_size: components["schemas"]["Decimal"];
            /**
             * @description Fee to enter.
             * @example 499
             */
            challenge_fee: components["schemas"]["Decimal"];
            /** @description An amount, not a flag (R10). */
            refundable_fee?: components["schemas"]["NullableDecimal"];
            /**
             * @description The trader's share.
             * @example 80
             */
            profit_split_percent: components["schemas"]["Decimal"];
            /**
             * @description Daily loss limit.
             * @example 5
             */
            max_daily_loss_percent: components["schemas"]["Decimal"];
            /**
             * @description Total loss limit.
             * @example 10
             */
            max_total_loss_percent: components["schemas"]["Decimal"];
            /**
             * @description Profit target.
             * @example 8
             */
            profit_target_percent: components["schemas"]["Decimal"];
            /**
             * @description Fewest trading days.
             * @example 5
             */
            min_trading_days: number;
            /**
             * @description Most trading days; greater than min_trading_days.
             * @example 30
             */
            max_trading_days?: number | null;
            /**
             * @description Days that can be added.
             * @example null
             */
            additional_trading_days?: number | null;
            /** @description Two step only, profit target of phase 2. */
            phase_2_profit_target_percent?: components["schemas"]["NullableDecimal"];
            /**
             * @description Two step only, fewest trading days of phase 2.
             * @example null
             */
            phase_2_min_trading_days?: number | null;
            /**
             * @description Two step only, most trading days of phase 2; greater than phase_2_min_trading_days.
             * @example null
             */
            phase_2_max_trading_days?: number | null;
            /**
             * @description Trades in a minute.
             * @example 3
             */
            max_trades_per_minute: number;
            /**
             * @description Trades in an hour.
             * @example 10
             */
            max_trades_per_hour: number;
            /**
             * @description Risk of one trade.
             * @example 1
             */
            max_risk_per_trade_percent: components["schemas"]["Decimal"];
            /**
             * @description Orders in one symbol.
             * @example 2
             */
            max_orders_per_symbol: number;
            /**
             * @description Risk over all trades; greater than max_risk_per_trade_percent.
             * @example 3
             */
            overall_risk_limit_percent: components["schemas"]["Decimal"];
            /** @description The form sends its default and can't edit it. */
            consistency_rule_percent?: components["schemas"]["NullableDecimal"];
            /**
             * @description How long it lasts.
             * @example 30
             */
            duration_days?: number | null;
            /**
             * @description Most participants. Null means no limit and is shown as a dash.
             * @example 50
             */
            max_participants?: number | null;
            /**
             * @description Participants so far.
             * @example 0
             */
            current_participants?: number;
            /**
             * @description Grid trading.
             * @example false
             */
            grid_trading_allowed?: boolean | null;
            /**
             * @description Martingale.
             * @example false
             */
            martingale_allowed?: boolean | null;
            /**
             * @description Hedging within the account.
             * @example true
             */
            hedging_within_account_allowed?: boolean | null;
            /**
             * @description Hedging across accounts.
             * @example false
             */
            cross_account_hedging_allowed?: boolean | null;
            /**
             * @description Statistical arbitrage.
             * @example false
             */
            statistical_arbitrage_allowed?: boolean | null;
            /**
             * @description Latency arbitrage.
             * @example false
             */
            latency_arbitrage_allowed?: boolean | null;
            /**
             * @description Market making.
             * @example false
             */
            market_making_allowed?: boolean | null;
            /**
             * @description Positions may stay open over the weekend.
             * @example false
             */
            weekend_holding?: boolean | null;
            /**
             * @description Trading around news.
             * @example false
             */
            news_trading_allowed?: boolean | null;
            /**
             * @description Expert advisers.
             * @example false
             */
            ea_allowed?: boolean | null;
            /**
             * @description Copy trading.
             * @example false
             */
            copy_trading_allowed?: boolean | null;
            /**
             * Format: date-time
             * @description When it was created (R7).
             * @example 2026-02-02T09:00:00Z
             */
            created_at?: string | null;
            /**
             * Format: date-time
             * @description When it was last changed (R7).
             * @example 2026-03-05T16:20:00Z
             */
            updated_at?: string | null;
        };
        /**
         * @description Evaluation challenge or skill check.
         * @example challenge
         * @enum {string}
         */
        ChallengeClass: "challenge" | "skill_check";
        /**
         * @description The full body of a new challenge. Three rules compare two fields. A broken one gets 400 with `errors` under the
         *     first of the two: max_trading_days > min_trading_days, overall_risk_limit_percent > max_risk_per_trade_percent and, when
         *     challenge_type is two_step, phase_2_max_trading_days > phase_2_min_trading_days.
         */
        ChallengeInput: {
            /** @description Name. */
            name: components["schemas"]["ChallengeText"];
            /** @description The firm that offers it. */
            firm_name: components["schemas"]["ChallengeText"];
            /**
             * @description Plain text.
             * @example Two phases to a funded account.
             */
            description?: string | null;
            challenge_type: components["schemas"]["ChallengeType"];
            challenge_class: components["schemas"]["ChallengeClass"];
            status: components["schemas"]["ChallengeStatus"];
            allowed_instruments: components["schemas"]["AllowedInstruments"];
            /** @description Size of the account. */
            account_size: components["schemas"]["PositiveNumber"];
            /** @description Fee to enter. */
            challenge_fee: components["schemas"]["NonNegativeNumber"];
            /** @description An amount, not a flag (R10). */
            refundable_fee?: components["schemas"]["NonNegativeNumber"];
            /** @description The trader's share. */
            profit_split_percent: components["schemas"]["ProfitSplit"];
            /** @description Daily loss limit. */
            max_daily_loss_percent: components["schemas"]["PositiveNumber"];
            /** @description Total loss limit. */
            max_total_loss_percent: components["schemas"]["PositiveNumber"];
            /** @description Profit target. */
            profit_target_percent: components["schemas"]["PositiveNumber"];
            /** @description Fewest trading days. */
            min_trading_days: components["schemas"]["PositiveInteger"];
            /** @description Most trading days; greater than min_trading_days. */
            max_trading_days: components["schemas"]["PositiveInteger"];
            /** @description Days that can be added. */
            additional_trading_days: components["schemas"]["NonNegativeInteger"];
            /** @description Two step only, profit target of phase 2. */
            phase_2_profit_target_percent?: components["schemas"]["NullablePositiveNumber"];
            /** @description Two step only, fewest trading days of phase 2. */
            phase_2_min_trading_days?: components["schemas"]["NullablePositiveInteger"];
            /** @description Two step only, most trading days of phase 2; greater than phase_2_min_trading_days. */
            phase_2_max_trading_days?: components["schemas"]["NullablePositiveInteger"];
            /** @description Trades in a minute. */
            max_trades_per_minute: components["schemas"]["PositiveInteger"];
            /** @description Trades in an hour. */
            max_trades_per_hour: components["schemas"]["PositiveInteger"];
            /** @description Risk of one trade. */
            max_risk_per_trade_percent: components["schemas"]["PositiveNumber"];
            /** @description Orders in one symbol. */
            max_orders_per_symbol: components["schemas"]["PositiveInteger"];
            /** @description Risk over all trades; greater than max_risk_per_trade_percent. */
            overall_risk_limit_percent: components["schemas"]["PositiveNumber"];
            /** @description The form sends its default and can't edit it. */
            consistency_rule_percent?: components["schemas"]["PositiveNumber"];
            /** @description How long it lasts. */
            duration_days?: components["schemas"]["PositiveInteger"];
            /** @description Most participants. Null means no limit and is shown as a dash. */
            max_participants?: components["schemas"]["NullablePositiveInteger"];
            /** @description Participants so far. */
            current_participants?: components["schemas"]["NonNegativeInteger"];
            /**
             * @description Grid trading.
             * @example false
             */
            grid_trading_allowed?: boolean;
            /**
             * @description Martingale.
             * @example false
             */
            martingale_allowed?: boolean;
            /**
             * @description Hedging within the account.
             * @example true
             */
            hedging_within_account_allowed?: boolean;
            /**
             * @description Hedging across accounts.
             * @example false
             */
            cross_account_hedging_allowed?: boolean;
            /**
             * @description Statistical arbitrage.
             * @example false
             */
            statistical_arbitrage_allowed?: boolean;
            /**
             * @description Latency arbitrage.
             * @example false
             */
            latency_arbitrage_allowed?: boolean;
            /**
             * @description Market making.
             * @example false
             */
            market_making_allowed?: boolean;
            /**
             * @description Positions may stay open over the weekend.
             * @example false
             */
            weekend_holding?: boolean;
            /**
             * @description Trading around news.
             * @example false
             */
            news_trading_allowed?: boolean;
            /**
             * @description Expert advisers.
             * @example false
             */
            ea_allowed?: boolean;
            /**
             * @description Copy trading.
             * @example false
             */
            copy_trading_allowed?: boolean;
        };
        /** @description One page of challenges (R2, plain envelope). */
        ChallengePage: {
            /**
             * @description Rows over all pages.
             * @example 23
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The rows. */
            results: components["schemas"]["Challenge"][];
        };
        /**
         * @description Each has its own badge color.
         * @example active
         * @enum {string}
         */
        ChallengeStatus: "active" | "inactive" | "coming_soon" | "ended";
        /**
         * @description Not blank.
         * @example 100K Two Step
         */
        ChallengeText: string;
        /**
         * @description How many phases lead to funding.
         * @example one_step
         * @enum {string}
         */
        ChallengeType: "one_step" | "two_step" | "instant";
        /**
         * @description Any subset of the editable fields. Only changed fields are sent (R9). After the change, the whole challenge must
         *     follow the rules of ChallengeInput. Class, consistency rule and participants so far can't be edited (R110).
         */
        ChallengeUpdate: {
            /** @description Name. */
            name?: components["schemas"]["ChallengeText"];
            /** @description The firm that offers it. */
            firm_name?: components["schemas"]["ChallengeText"];
            /**
             * @description Plain text.
             * @example Two phases to a funded account.
             */
            description?: string | null;
            challenge_type?: components["schemas"]["ChallengeType"];
            status?: components["schemas"]["ChallengeStatus"];
            allowed_instruments?: components["schemas"]["AllowedInstruments"];
            /** @description Size of the account. */
            account_size?: components["schemas"]["PositiveNumber"];
            /** @description Fee to enter. */
            challenge_fee?: components["schemas"]["NonNegativeNumber"];
            /** @description An amount, not a flag (R10). */
            refundable_fee?: components["schemas"]["NonNegativeNumber"];
            /** @description The trader's share. */
            profit_split_percent?: components["schemas"]["ProfitSplit"];
            /** @description Daily loss limit. */
            max_daily_loss_percent?: components["schemas"]["PositiveNumber"];
            /** @description Total loss limit. */
            max_total_loss_percent?: components["schemas"]["PositiveNumber"];
            /** @description Profit target. */
            profit_target_percent?: components["schemas"]["PositiveNumber"];
            /** @description Fewest trading days. */
            min_trading_days?: components["schemas"]["PositiveInteger"];
            /** @description Most trading days; greater than min_trading_days. */
            max_trading_days?: components["schemas"]["PositiveInteger"];
            /** @description Days that can be added. */
            additional_trading_days?: components["schemas"]["NonNegativeInteger"];
            /** @description Two step only, profit target of phase 2. */
            phase_2_profit_target_percent?: components["schemas"]["NullablePositiveNumber"];
            /** @description Two step only, fewest trading days of phase 2. */
            phase_2_min_trading_days?: components["schemas"]["NullablePositiveInteger"];
            /** @description Two step only, most trading days of phase 2; greater than phase_2_min_trading_days. */
            phase_2_max_trading_days?: components["schemas"]["NullablePositiveInteger"];
            /** @description Trades in a minute. */
            max_trades_per_minute?: components["schemas"]["PositiveInteger"];
            /** @description Trades in an hour. */
            max_trades_per_hour?: components["schemas"]["PositiveInteger"];
            /** @description Risk of one trade. */
            max_risk_per_trade_percent?: components["schemas"]["PositiveNumber"];
            /** @description Orders in one symbol. */
            max_orders_per_symbol?: components["schemas"]["PositiveInteger"];
            /** @description Risk over all trades; greater than max_risk_per_trade_percent. */
            overall_risk_limit_percent?: components["schemas"]["PositiveNumber"];
            /** @description How long it lasts. */
            duration_days?: components["schemas"]["PositiveInteger"];
            /** @description Most participants. Null means no limit and is shown as a dash. */
            max_participants?: components["schemas"]["NullablePositiveInteger"];
            /**
             * @description Grid trading.
             * @example false
             */
            grid_trading_allowed?: boolean;
            /**
             * @description Martingale.
             * @example false
             */
            martingale_allowed?: boolean;
            /**
             * @description Hedging within the account.
             * @example true
             */
            hedging_within_account_allowed?: boolean;
            /**
             * @description Hedging across accounts.
             * @example false
             */
            cross_account_hedging_allowed?: boolean;
            /**
             * @description Statistical arbitrage.
             * @example false
             */
            statistical_arbitrage_allowed?: boolean;
            /**
             * @description Latency arbitrage.
             * @example false
             */
            latency_arbitrage_allowed?: boolean;
            /**
             * @description Market making.
             * @example false
             */
            market_making_allowed?: boolean;
            /**
             * @description Positions may stay open over the weekend.
             * @example false
             */
            weekend_holding?: boolean;
            /**
             * @description Trading around news.
             * @example false
             */
            news_trading_allowed?: boolean;
            /**
             * @description Expert advisers.
             * @example false
             */
            ea_allowed?: boolean;
            /**
             * @description Copy trading.
             * @example false
             */
            copy_trading_allowed?: boolean;
        };
        /** @description A competition. Its status is derived from is_active and the two dates. */
        Competition: {
            id: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example March Madness
             */
            name: string;
            /**
             * @description Plain text.
             * @example Four weeks on a 100K account.
             */
            description?: string | null;
            /**
             * @description The balance that everybody starts with.
             * @example 100000
             */
            starting_balance: components["schemas"]["Decimal"];
            /** @description Sum of the prizes (R10). */
            price_pool_cash?: components["schemas"]["NullableDecimal"];
            /**
             * @description Prize by position number, from "1" (R10).
             * @example {
             *       "1": 5000,
             *       "2": 2500,
             *       "3": "1000.00"
             *     }
             */
            prize_structure?: {
                [key: string]: components["schemas"]["Decimal"];
            } | null;
            /**
             * Format: date-time
             * @description Start (R7).
             * @example 2026-03-01T00:00:00Z
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End (R7).
             * @example 2026-03-31T23:59:59Z
             */
            end_date: string;
            /**
             * @description False once it has ended.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Number of contestants.
             * @example 148
             */
            contestants?: number | null;
        };
        /** @description The competition's fields and its leaderboard beside them (R2). */
        CompetitionDetail: components["schemas"]["Competition"] & {
            /** @description The leaderboard. */
            results: components["schemas"]["LeaderboardRow"][];
        };
        /** @description One page of competitions with totals over all of them (R2, nested envelope). */
        CompetitionPage: {
            results: components["schemas"]["CompetitionRows"];
            /**
             * @description Active competitions.
             * @example 3
             */
            active: number;
            /**
             * @description Contestants over all competitions.
             * @example 512
             */
            participants: number;
            /** @description Prizes over all competitions. */
            total_prize: components["schemas"]["Decimal"];
        };
        /** @description The rows of one page of competitions. */
        CompetitionRows: {
            /** @description The rows. */
            results: components["schemas"]["Competition"][];
            /**
             * @description Rows over all pages.
             * @example 12
             */
            count: number;
        };
        /** @description Platform activity at a glance (R3, bare object). */
        Dashboard: {
            /**
             * @description Number of users.
             * @example 1284
             */
            users: number;
            /**
             * @description Number of competitions.
             * @example 12
             */
            competitions: number;
            /** @description Volume in US dollars. */
            volume: components["schemas"]["Decimal"];
            /**
             * @description Number of payouts that wait for a decision (R113).
             * @example 7
             */
            pending_withdrawal: number;
            /** @description Newest first; the console shows the first five. */
            recent_activity: components["schemas"]["DashboardActivity"][];
            /** @description Competitions; the console shows three active ones, running ones first (R40). */
            competition_status: components["schemas"]["DashboardCompetition"][];
        };
        /** @description One thing that happened on the platform. */
        DashboardActivity: {
            id: components["schemas"]["Id"];
            /**
             * @description Who it happened to.
             * @example Amara Okafor
             */
            name?: string | null;
            /**
             * @description CHALLENGE_FAILED, CHALLENGE_PASSED, PHASE_1_PASSED and PHASE_2_PASSED have labels of their own; any other
             *     action shows `details`. An open set (R114).
             * @example PHASE_1_PASSED
             */
            action: string;
            /**
             * @description What happened in words.
             * @example Passed phase 1 of 100K Two Step
             */
            details?: string | null;
            /**
             * Format: date-time
             * @description When it happened (R7).
             * @example 2026-03-14T09:26:53Z
             */
            timestamp: string;
        };
        /** @description A competition's progress. */
        DashboardCompetition: {
            id: components["schemas"]["Id"];
            /**
             * @description False once it has ended.
             * @example true
             */
            is_active: boolean;
            /** @description Divided by 1000 it gives the title: 100000 is shown as 100K Challenge. */
            starting_balance: components["schemas"]["Decimal"];
            /**
             * @description Number of contestants.
             * @example 148
             */
            contestants?: number | null;
            /**
             * Format: date-time
             * @description Start (R7).
             * @example 2026-03-01T00:00:00Z
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End (R7).
             * @example 2026-03-31T23:59:59Z
             */
            end_date: string;
        };
        /**
         * @description An amount, price or percentage (R5). It is a JSON number or a decimal string. Both keep every digit (R48).
         * @example 1250.5
         * @example 1250.50
         */
        Decimal: string | number;
        /**
         * @description An opaque id (R6), integer or string. The console never interprets it, and percent-encodes it in a path. An integer above 2^53 keeps every digit (R48).
         * @example 1042
         * @example usr_8f2c
         */
        Id: string | number;
        /** @description First and second home address. */
        KycAddress: {
            /**
             * @description First home address.
             * @example 14 Marina Road, Lagos
             */
            home_address?: string | null;
            /**
             * @description Second home address.
             * @example 3 Harbour Close, Abuja
             */
            home_address2?: string | null;
        };
        /** @description One address document. */
        KycAddressProof: {
            address_type: components["schemas"]["AddressType"];
            /** @description Missing or null is shown as pending, the default. */
            status?: components["schemas"]["KycStatus"] | null;
            document_file?: components["schemas"]["KycDocumentUrl"];
        };
        /** @description The decision about one document. */
        KycDecision: {
            /**
             * @description Verify or Reject.
             * @example approved
             * @enum {string}
             */
            status: "approved" | "rejected";
        };
        /**
         * @description Which document a decision is about.
         * @example id
         * @enum {string}
         */
        KycDocumentType: "id" | "address1" | "address2";
        /**
         * Format: uri-reference
         * @description The image's address, absolute or on this origin. Null without an upload. The console loads https, same-origin and blob only.
         * @example /files/kyc/1042/id-front.png
         * @example null
         */
        KycDocumentUrl: string | null;
        /** @description The ID document. */
        KycIdProof: {
            /** @description Missing or null is shown as pending, the default. */
            status?: components["schemas"]["KycStatus"] | null;
            /**
             * @description Number on the document.
             * @example A01234567
             */
            document_number?: string | null;
            /**
             * Format: date-time
             * @description When it was decided (R7).
             * @example 2026-03-10T11:05:00Z
             */
            reviewed_at?: string | null;
            document_file_front?: components["schemas"]["KycDocumentUrl"];
            document_file_back?: components["schemas"]["KycDocumentUrl"];
        };
        /** @description A user's identity documents (R3, bare object). */
        KycRecord: {
            /** @description Null or missing when no ID was uploaded. */
            id_proof?: components["schemas"]["KycIdProof"] | null;
            /** @description Up to two. On the details page item 1 is the primary proof and item 0 the secondary. Elsewhere `address_type` decides. */
            address_proof: components["schemas"]["KycAddressProof"][];
            /** @description The addresses the documents should prove. */
            address?: components["schemas"]["KycAddress"] | null;
        };
        /**
         * @description A document's status.
         * @example pending
         * @enum {string}
         */
        KycStatus: "pending" | "approved" | "rejected";
        /** @description A contestant's result. The rows come best first. */
        LeaderboardRow: {
            /** @description The account's login. */
            login: components["schemas"]["Id"];
            /**
             * @description The trader's name.
             * @example Amara Okafor
             */
            trader_name?: string | null;
            /** @description Return in percent. */
            return_percent?: components["schemas"]["NullableDecimal"];
            /** @description Profit or loss. */
            profit?: components["schemas"]["NullableDecimal"];
            /** @description Share of winning trades in percent. */
            win_rate?: components["schemas"]["NullableDecimal"];
            /**
             * @description Number of winning trades.
             * @example 42
             */
            winning_trade?: number | null;
            /**
             * @description Number of losing trades.
             * @example 17
             */
            losing_trade?: number | null;
        };
        /** @description Credentials of an admin. */
        LoginRequest: {
            /**
             * Format: email
             * @description The admin's email address.
             * @example admin@example.com
             */
            email: string;
            /**
             * Format: password
             * @description At least 6 characters.
             * @example admin-password
             */
            password: string;
        };
        /** @description The session's tokens. */
        LoginResponse: {
            /**
             * @description A greeting.
             * @example Login successful
             */
            message: string;
            data: components["schemas"]["SessionTokens"];
        };
        /** @description What was done, as a text for the admin. */
        Message: {
            /**
             * @description Shown unchanged after decisions about payouts.
             * @example Done.
             */
            message: string;
        };
        /**
         * @description Values of the account_status filter (R118).
         * @example active
         * @enum {string}
         */
        Mt5AccountStatus: "active" | "inactive";
        /**
         * @description Values of the account_type filter (R118).
         * @example funded
         * @enum {string}
         */
        Mt5AccountType: "funded" | "funded_eligible";
        /** @description A user with an MT5 account. */
        Mt5User: {
            /** @description The account's login. */
            login: components["schemas"]["Id"];
            /**
             * @description The trader's name.
             * @example Amara Okafor
             */
            name?: string | null;
            /**
             * Format: email
             * @description The trader's email.
             * @example amara.okafor@example.com
             */
            email?: string | null;
            /** @description Balance. */
            balance: components["schemas"]["Decimal"];
            /** @description Size of the account. */
            account_size?: components["schemas"]["NullableDecimal"];
            /**
             * @description Badge Funded.
             * @example false
             */
            funded: boolean;
            /**
             * @description Badge Eligible.
             * @example true
             */
            funded_eligible: boolean;
            /**
             * @description Badge Active or Inactive.
             * @example true
             */
            is_active: boolean;
        };
        /** @description One page of MT5 users (R2, nested envelope). */
        Mt5UserPage: {
            result: components["schemas"]["Mt5UserRows"];
            /**
             * @description Number of MT5 users.
             * @example 96
             */
            total_trading_users: number;
            /** @description Balance over all users. Without it the console sums the page (R23). */
            total_balance?: components["schemas"]["NullableDecimal"];
            /**
             * @description Funded users. Without it the console counts the page (R23).
             * @example 21
             */
            total_funded?: number | null;
            /**
             * @description Eligible users. Without it the console counts the page (R23).
             * @example 9
             */
            total_funded_eligible?: number | null;
        };
        /** @description The rows of one page of MT5 users. */
        Mt5UserRows: {
            /** @description The rows. */
            results: components["schemas"]["Mt5User"][];
            /**
             * @description Rows over all pages.
             * @example 96
             */
            count: number;
        };
        /** @description The end must be after the start (R27). A schema can't express this rule. If it is broken, return 400 with `errors.end_date`. */
        NewCompetition: {
            /**
             * @description Not blank.
             * @example March Madness
             */
            name: string;
            /**
             * @description Not blank.
             * @example Four weeks on a 100K account.
             */
            description: string;
            /**
             * @description The balance that everybody starts with.
             * @example 100000
             */
            starting_balance: components["schemas"]["PositiveNumber"];
            /**
             * @description The sum of the prizes as a string (R10).
             * @example 8500
             */
            price_pool_cash: string;
            /**
             * @description Prize by position number; only rows with an amount, each at its own position (R10, R27).
             * @example {
             *       "1": 5000,
             *       "2": 2500,
             *       "3": 1000
             *     }
             */
            prize_structure: {
                [key: string]: components["schemas"]["NonNegativeNumber"];
            };
            /**
             * Format: date-time
             * @description Start (R7).
             * @example 2026-03-01T00:00:00Z
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End (R7).
             * @example 2026-03-31T23:59:59Z
             */
            end_date: string;
        };
        /** @description The trimmed text must not be empty. */
        NewTicketMessage: {
            /**
             * @description Plain text.
             * @example We are looking into it.
             */
            text: string;
        };
        /** @description All three fields are required. */
        NewUser: {
            /** @description First name. */
            first_name: components["schemas"]["PersonName"];
            /** @description Last name. */
            last_name: components["schemas"]["PersonName"];
            /**
             * Format: email
             * @description Must not be in use by another user.
             * @example amara.okafor@example.com
             */
            email: string;
        };
        /**
         * @description A whole number from 0.
         * @example 0
         */
        NonNegativeInteger: number;
        /**
         * @description 0 or more.
         * @example 499
         */
        NonNegativeNumber: number;
        /**
         * @description A Decimal that may be unknown. Null is shown as a dash (R5).
         * @example 1250.50
         * @example null
         */
        NullableDecimal: components["schemas"]["Decimal"] | null;
        /**
         * @description A whole number from 1; null when it does not apply.
         * @example 5
         */
        NullablePositiveInteger: number | null;
        /**
         * @description Greater than 0; null when it does not apply.
         * @example 5
         */
        NullablePositiveNumber: number | null;
        /**
         * Format: uri-reference
         * @description The address of the next or previous page, or null if there is none. The console counts pages itself and does not follow it.
         * @example /api/admin/users?page=2&page_size=20
         * @example null
         */
        PageLink: string | null;
        /** @description A payout is a transaction (R21). Only pending ones can be decided. */
        Payout: components["schemas"]["Transaction"];
        /** @description One page of payouts (R2, plain envelope). */
        PayoutPage: {
            /**
             * @description Rows over all pages.
             * @example 57
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The rows. */
            results: components["schemas"]["Payout"][];
        };
        /**
         * @description The values of the status filter.
         * @example pending
         * @enum {string}
         */
        PayoutStatus: "pending" | "approved" | "rejected" | "disbursed";
        /**
         * @description Not blank.
         * @example Amara
         */
        PersonName: string;
        /** @description An open position. */
        Position: {
            /**
             * @description Instrument.
             * @example EURUSD
             */
            symbol: string;
            /**
             * @description 0 is buy, any other value is sell.
             * @example 0
             */
            action: number;
            /** @description Lots. */
            volume: components["schemas"]["Decimal"];
            /** @description Price it was opened at. */
            price_open: components["schemas"]["Decimal"];
            /** @description Price now. */
            price_current: components["schemas"]["Decimal"];
            /** @description Profit or loss so far. */
            profit: components["schemas"]["Decimal"];
        };
        /**
         * @description A whole number from 1.
         * @example 5
         */
        PositiveInteger: number;
        /**
         * @description Greater than 0.
         * @example 5
         */
        PositiveNumber: number;
        /**
         * @description From 1 to 100.
         * @example 70
         */
        ProfitSplit: number;
        /** @description The refresh token, which can be used once (R8). */
        RefreshRequest: {
            /**
             * @description The current refresh token.
             * @example ref_77ad12
             */
            refresh_token: string;
        };
        /** @description Access and refresh token. */
        SessionTokens: {
            /**
             * @description Bearer token of every other call.
             * @example acc_5b1e90
             */
            access: string;
            /**
             * @description Can be used for one refresh (R8).
             * @example ref_77ad12
             */
            refresh: string;
        };
        /** @description A support ticket. */
        Ticket: {
            ticket_id: components["schemas"]["Id"];
            /**
             * @description What it is about.
             * @example Payout still pending after three days
             */
            subject: string;
            /**
             * Format: date-time
             * @description When it was opened (R7).
             * @example 2026-03-13T07:45:00Z
             */
            created_at: string;
            status: components["schemas"]["TicketStatus"];
            /**
             * @description Who opened it.
             * @example Amara Okafor
             */
            creator_name?: string | null;
            /** @description May be left out. The chat uses the messages call. */
            messages?: components["schemas"]["TicketMessage"][];
        };
        /** @description A message of a ticket's chat. */
        TicketMessage: {
            /**
             * @description Plain text.
             * @example Hello, could you check my payout?
             */
            text: string;
            /**
             * Format: date-time
             * @description When it was sent (R7).
             * @example 2026-03-13T07:46:30Z
             */
            created_at: string;
            /**
             * @description True for messages of the support side (R117).
             * @example false
             */
            is_mine: boolean;
        };
        /** @description A ticket's messages, oldest first (R2, plain envelope). */
        TicketMessagePage: {
            /**
             * @description Number of messages.
             * @example 3
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The messages. */
            results: components["schemas"]["TicketMessage"][];
        };
        /** @description The tickets (R2, plain envelope). */
        TicketPage: {
            /**
             * @description Number of tickets.
             * @example 6
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The tickets. */
            results: components["schemas"]["Ticket"][];
        };
        /**
         * @description A closed ticket takes no messages.
         * @example open
         * @enum {string}
         */
        TicketStatus: "open" | "closed";
        /** @description The new access and refresh token. The old refresh token can't be used again (R8). */
        TokenPair: {
            /**
             * @description The new access token.
             * @example acc_90c4d7
             */
            access_token: string;
            /**
             * @description The new refresh token.
             * @example ref_e1b308
             */
            refresh_token: string;
        };
        /** @description An MT5 account and the challenge it belongs to. */
        TradingAccount: {
            /** @description The account's login. */
            login: components["schemas"]["Id"];
            /**
             * @description The trader's name.
             * @example Amara Okafor
             */
            name?: string | null;
            /**
             * @description The challenge's name.
             * @example 100K Two Step
             */
            challenge_name?: string | null;
            /** @description Size of the challenge. */
            account_size?: components["schemas"]["NullableDecimal"];
            /**
             * @description 1 Phase 1, 2 Phase 2, 3 Funded, 0 Failed, others Step n, missing Unknown.
             * @example 1
             */
            step?: number | null;
            /** @description Balance. */
            balance: components["schemas"]["Decimal"];
            /** @description Equity. P&L is equity minus balance (R24). */
            equity: components["schemas"]["Decimal"];
            /**
             * @description Number of open positions.
             * @example 3
             */
            positions?: number | null;
            /**
             * Format: email
             * @description The trader's email.
             * @example amara.okafor@example.com
             */
            email?: string | null;
        };
        /** @description One page of trading accounts with totals over all of them (R2, nested envelope). */
        TradingAccountPage: {
            result: components["schemas"]["TradingAccountRows"];
            /**
             * @description Number of accounts.
             * @example 214
             */
            total_accounts: number;
            /**
             * @description Open positions over all accounts.
             * @example 87
             */
            active_positions: number;
            /** @description Equity over all accounts. */
            total_equity: components["schemas"]["Decimal"];
            /** @description Balance over all accounts. Without it the console sums the page (R23). */
            total_balance?: components["schemas"]["NullableDecimal"];
        };
        /** @description The rows of one page of trading accounts. */
        TradingAccountRows: {
            /** @description The rows. */
            results: components["schemas"]["TradingAccount"][];
            /**
             * @description Rows over all pages.
             * @example 214
             */
            count: number;
        };
        /** @description A row of the wallet history. */
        Transaction: {
            id: components["schemas"]["Id"];
            /**
             * @description The payment's reference.
             * @example TX-20260312-0042
             */
            transaction_id?: string | null;
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            /** @description The amount that was asked for. */
            price_amount?: components["schemas"]["NullableDecimal"];
            /**
             * @description Currency of price_amount.
             * @example USD
             */
            price_currency?: string | null;
            /** @description The amount in the currency of the payment. */
            pay_amount?: components["schemas"]["NullableDecimal"];
            /**
             * @description Currency of pay_amount.
             * @example USDT
             */
            pay_currency?: string | null;
            /**
             * @description The address that it is paid to.
             * @example TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb
             */
            pay_address?: string | null;
            /**
             * @description The network of the payment.
             * @example TRC20
             */
            pay_network?: string | null;
            /** @description Amount paid out. */
            disbursed_amount?: components["schemas"]["NullableDecimal"];
            /**
             * Format: date-time
             * @description When it was asked for (R7).
             * @example 2026-03-12T10:15:00Z
             */
            created_at: string;
            /** @description The user. A wallet's own history may leave it out. */
            user?: components["schemas"]["TransactionUser"] | null;
        };
        /** @description One page of a wallet's history (R2, plain envelope). */
        TransactionPage: {
            /**
             * @description Rows over all pages.
             * @example 34
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The rows. */
            results: components["schemas"]["Transaction"][];
        };
        /**
         * @description The values of the status filter, and `failed` (R116).
         * @example pending
         * @enum {string}
         */
        TransactionStatus: "pending" | "approved" | "rejected" | "disbursed" | "failed";
        /**
         * @description A credit adds to the wallet; a debit is a payout (R21).
         * @example debit
         * @enum {string}
         */
        TransactionType: "credit" | "debit";
        /** @description The user whom the transaction belongs to. */
        TransactionUser: {
            id: components["schemas"]["Id"];
            /**
             * @description The user's name.
             * @example Amara Okafor
             */
            full_name?: string | null;
        };
        /** @description A user as the list shows it. */
        User: {
            id: components["schemas"]["Id"];
            /**
             * @description First and last name.
             * @example Amara Okafor
             */
            full_name: string;
            /**
             * Format: email
             * @description Email address.
             * @example amara.okafor@example.com
             */
            email: string;
            role: components["schemas"]["UserRole"];
            /**
             * Format: date-time
             * @description When the account was created (R7).
             * @example 2026-01-17T08:12:00Z
             */
            date_joined: string;
            /**
             * Format: date-time
             * @description Last sign-in. Null before the first one (R7).
             * @example 2026-03-14T18:40:11Z
             */
            last_login?: string | null;
        };
        /** @description First and second address. Any part may be unknown. */
        UserAddress: {
            /**
             * @description Street and number.
             * @example 14 Marina Road
             */
            home_address?: string | null;
            /**
             * @description Town.
             * @example Lagos
             */
            town?: string | null;
            /**
             * @description State.
             * @example Lagos State
             */
            state?: string | null;
            /**
             * @description Postal code.
             * @example 101241
             */
            zip_code?: string | null;
            /**
             * @description Second street and number.
             * @example 3 Harbour Close
             */
            home_address2?: string | null;
            /**
             * @description Second town.
             * @example Abuja
             */
            town2?: string | null;
            /**
             * @description Second state.
             * @example FCT
             */
            state2?: string | null;
            /**
             * @description Second postal code.
             * @example 900211
             */
            zip_code2?: string | null;
        };
        /** @description Only the parts that changed. Null clears a part (R9). */
        UserAddressUpdate: {
            /**
             * @description Street and number.
             * @example 14 Marina Road
             */
            home_address?: string | null;
            /**
             * @description Town.
             * @example Lagos
             */
            town?: string | null;
            /**
             * @description State.
             * @example Lagos State
             */
            state?: string | null;
            /**
             * @description Postal code.
             * @example 101241
             */
            zip_code?: string | null;
            /**
             * @description Second street and number.
             * @example 3 Harbour Close
             */
            home_address2?: string | null;
            /**
             * @description Second town.
             * @example Abuja
             */
            town2?: string | null;
            /**
             * @description Second state.
             * @example FCT
             */
            state2?: string | null;
            /**
             * @description Second postal code.
             * @example 900211
             */
            zip_code2?: string | null;
        };
        /** @description A user with everything the details page shows. */
        UserDetail: components["schemas"]["User"] & {
            /**
             * @description Phone number as entered.
             * @example +234 803 555 0142
             */
            phone_number?: string | null;
            /**
             * @description Country as entered.
             * @example Nigeria
             */
            country?: string | null;
            /**
             * Format: date
             * @description A calendar day.
             * @example 1994-07-02
             */
            date_of_birth?: string | null;
            /** @description Null or missing if no address was given. The Address Information card is then absent. */
            address?: components["schemas"]["UserAddress"] | null;
        };
        /** @description One page of users (R2, plain envelope). */
        UserPage: {
            /**
             * @description Rows over all pages.
             * @example 1284
             */
            count: number;
            next?: components["schemas"]["PageLink"];
            previous?: components["schemas"]["PageLink"];
            /** @description The rows. */
            results: components["schemas"]["User"][];
        };
        /**
         * @description Roles of users.
         * @example user
         * @enum {string}
         */
        UserRole: "admin" | "user";
        /** @description The cards of the user management page. */
        UserStats: {
            /**
             * @description Number of users.
             * @example 1284
             */
            totalUsers: number;
            /**
             * @description Number of payouts that wait for a decision.
             * @example 7
             */
            pendingWithdrawals: number;
            /**
             * @description Number of referrals.
             * @example 96
             */
            totalReferrals: number;
        };
        /** @description Any subset of the editable fields. Only changed fields are sent (R9). */
        UserUpdate: {
            /** @description First name. */
            first_name?: components["schemas"]["PersonName"];
            /** @description Last name. */
            last_name?: components["schemas"]["PersonName"];
            /**
             * Format: email
             * @description Must not be in use by another user.
             * @example amara.okafor@example.com
             */
            email?: string;
            role?: components["schemas"]["UserRole"];
            /**
             * @description Null clears it.
             * @example +234 803 555 0142
             */
            phone_number?: string | null;
            /**
             * @description Null clears it.
             * @example Nigeria
             */
            country?: string | null;
            /**
             * Format: date
             * @description Null clears it.
             * @example 1994-07-02
             */
            date_of_birth?: string | null;
            address?: components["schemas"]["UserAddressUpdate"];
        };
        /** @description A user's wallet (R3, bare object). */
        Wallet: {
            /** @description The current balance (R20). */
            withdrawal_profit: components["schemas"]["Decimal"];
            /** @description The sum that waits for a decision. */
            pending_amount: components["schemas"]["Decimal"];
            /** @description The sum that was paid out. */
            disbursed_amount: components["schemas"]["Decimal"];
        };
    };
    responses: {
        /** @description The request breaks a rule. The console shows the texts of `errors` beside the fields of the form. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The record has changed in the meantime, or conflicts with another one. This request changed nothing. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This payout has already been approved."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The account may not do this. The console shows a no-access state. The admin stays signed in (R16). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You do not have permission to perform this action."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description No record has this id. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /**
         * @description The server failed, or a proxy in front of it. If the body is missing or not JSON, the console shows the screen's
         *     default message.
         */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on our side."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /**
         * @description Too many sign-ins have failed (R235), or an admin has made too many calls (R510). The console shows the message. The
         *     same call works after `Retry-After` seconds.
         */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many failed sign-ins. Try again in 42 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The access token is missing, expired or unknown. The console refreshes once and retries once (R8). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Authentication credentials are missing or expired."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description Any other failure. The console treats it like the ones above. */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
        /** @description The request is well-formed but cannot be carried out. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request could not be processed."
                 *     }
                 */
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Only rows whose `price_amount` is this or less. */
        AmountMax: components["schemas"]["NonNegativeNumber"];
        /** @description Only rows whose `price_amount` is this or more. */
        AmountMin: components["schemas"]["NonNegativeNumber"];
        /** @description Only rows created on this day or later. It is a day in UTC and is included itself: from its 00:00:00 on. */
        DateAfter: string;
        /** @description Only rows created on this day or earlier. It is a day in UTC and is included itself: up to its 23:59:59.999. */
        DateBefore: string;
        /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
        Page: number;
        /** @description Rows in a page. */
        PageSize10: number;
        /** @description Rows in a page. */
        PageSize20: number;
        /** @description The record's id. It is opaque (R6) and percent-encoded. */
        RecordId: components["schemas"]["Id"];
        /** @description Part of a login, name or email, in any case (R25). */
        Search: string;
        /** @description Only rows with this status. */
        StatusFilter: components["schemas"]["PayoutStatus"];
    };
    requestBodies: never;
    headers: {
        /** @description The request's id in the server's log, to find a failed call there. */
        RequestId: string;
        /** @description How many seconds to wait before the same call. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type AccountPositions = components['schemas']['AccountPositions'];
export type AddressType = components['schemas']['AddressType'];
export type AllowedInstruments = components['schemas']['AllowedInstruments'];
export type ApiErrorBody = components['schemas']['ApiErrorBody'];
export type Challenge = components['schemas']['Challenge'];
export type ChallengeClass = components['schemas']['ChallengeClass'];
export type ChallengeInput = components['schemas']['ChallengeInput'];
export type ChallengePage = components['schemas']['ChallengePage'];
export type ChallengeStatus = components['schemas']['ChallengeStatus'];
export type ChallengeText = components['schemas']['ChallengeText'];
export type ChallengeType = components['schemas']['ChallengeType'];
export type ChallengeUpdate = components['schemas']['ChallengeUpdate'];
export type Competition = components['schemas']['Competition'];
export type CompetitionDetail = components['schemas']['CompetitionDetail'];
export type CompetitionPage = components['schemas']['CompetitionPage'];
export type CompetitionRows = components['schemas']['CompetitionRows'];
export type Dashboard = components['schemas']['Dashboard'];
export type DashboardActivity = components['schemas']['DashboardActivity'];
export type DashboardCompetition = components['schemas']['DashboardCompetition'];
export type Decimal = components['schemas']['Decimal'];
export type Id = components['schemas']['Id'];
export type KycAddress = components['schemas']['KycAddress'];
export type KycAddressProof = components['schemas']['KycAddressProof'];
export type KycDecision = components['schemas']['KycDecision'];
export type KycDocumentType = components['schemas']['KycDocumentType'];
export type KycDocumentUrl = components['schemas']['KycDocumentUrl'];
export type KycIdProof = components['schemas']['KycIdProof'];
export type KycRecord = components['schemas']['KycRecord'];
export type KycStatus = components['schemas']['KycStatus'];
export type LeaderboardRow = components['schemas']['LeaderboardRow'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginResponse = components['schemas']['LoginResponse'];
export type Message = components['schemas']['Message'];
export type Mt5AccountStatus = components['schemas']['Mt5AccountStatus'];
export type Mt5AccountType = components['schemas']['Mt5AccountType'];
export type Mt5User = components['schemas']['Mt5User'];
export type Mt5UserPage = components['schemas']['Mt5UserPage'];
export type Mt5UserRows = components['schemas']['Mt5UserRows'];
export type NewCompetition = components['schemas']['NewCompetition'];
export type NewTicketMessage = components['schemas']['NewTicketMessage'];
export type NewUser = components['schemas']['NewUser'];
export type NonNegativeInteger = components['schemas']['NonNegativeInteger'];
export type NonNegativeNumber = components['schemas']['NonNegativeNumber'];
export type NullableDecimal = components['schemas']['NullableDecimal'];
export type NullablePositiveInteger = components['schemas']['NullablePositiveInteger'];
export type NullablePositiveNumber = components['schemas']['NullablePositiveNumber'];
export type PageLink = components['schemas']['PageLink'];
export type Payout = components['schemas']['Payout'];
export type PayoutPage = components['schemas']['PayoutPage'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
export type PersonName = components['schemas']['PersonName'];
export type Position = components['schemas']['Position'];
export type PositiveInteger = components['schemas']['PositiveInteger'];
export type PositiveNumber = components['schemas']['PositiveNumber'];
export type ProfitSplit = components['schemas']['ProfitSplit'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type SessionTokens = components['schemas']['SessionTokens'];
export type Ticket = components['schemas']['Ticket'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketMessagePage = components['schemas']['TicketMessagePage'];
export type TicketPage = components['schemas']['TicketPage'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TokenPair = components['schemas']['TokenPair'];
export type TradingAccount = components['schemas']['TradingAccount'];
export type TradingAccountPage = components['schemas']['TradingAccountPage'];
export type TradingAccountRows = components['schemas']['TradingAccountRows'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type TransactionType = components['schemas']['TransactionType'];
export type TransactionUser = components['schemas']['TransactionUser'];
export type User = components['schemas']['User'];
export type UserAddress = components['schemas']['UserAddress'];
export type UserAddressUpdate = components['schemas']['UserAddressUpdate'];
export type UserDetail = components['schemas']['UserDetail'];
export type UserPage = components['schemas']['UserPage'];
export type UserRole = components['schemas']['UserRole'];
export type UserStats = components['schemas']['UserStats'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type Wallet = components['schemas']['Wallet'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ParameterAmountMax = components['parameters']['AmountMax'];
export type ParameterAmountMin = components['parameters']['AmountMin'];
export type ParameterDateAfter = components['parameters']['DateAfter'];
export type ParameterDateBefore = components['parameters']['DateBefore'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize10 = components['parameters']['PageSize10'];
export type ParameterPageSize20 = components['parameters']['PageSize20'];
export type ParameterRecordId = components['parameters']['RecordId'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The new pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideKycId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideKycAddress1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideKycAddress2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
                /** @description Which document. */
                type: components["schemas"]["KycDocumentType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /** @description Only credits or only debits. */
                type?: components["schemas"]["TransactionType"];
                /** @description Only rows with this status. */
                status?: components["parameters"]["StatusFilter"];
                /** @description Only rows created on this day or later. It is a day in UTC and is included itself: from its 00:00:00 on. */
                date_after?: components["parameters"]["DateAfter"];
                /** @description Only rows created on this day or earlier. It is a day in UTC and is included itself: up to its 23:59:59.999. */
                date_before?: components["parameters"]["DateBefore"];
                /** @description Only rows whose `price_amount` is this or more. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description Only rows whose `price_amount` is this or less. */
                amount_max?: components["parameters"]["AmountMax"];
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize10"];
            };
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize10"];
                /** @description Only rows with this status. */
                status?: components["parameters"]["StatusFilter"];
                /** @description Only rows created on this day or later. It is a day in UTC and is included itself: from its 00:00:00 on. */
                date_after?: components["parameters"]["DateAfter"];
                /** @description Only rows created on this day or earlier. It is a day in UTC and is included itself: up to its 23:59:59.999. */
                date_before?: components["parameters"]["DateBefore"];
                /** @description Only rows whose `price_amount` is this or more. */
                amount_min?: components["parameters"]["AmountMin"];
                /** @description Only rows whose `price_amount` is this or less. */
                amount_max?: components["parameters"]["AmountMax"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout is approved; the message is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    rejectPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout is rejected; the message is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listChallenges: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize10"];
                /** @description Only challenges of this class. Both classes if it is left out. */
                challenge_class?: components["schemas"]["ChallengeClass"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of challenges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    createChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeInput"];
            };
        };
        responses: {
            /** @description The new challenge. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeUpdate"];
            };
        };
        responses: {
            /** @description The challenge after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTicketMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicketMessage"];
            };
        };
        responses: {
            /** @description The message as stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTradingAccounts: {
        parameters: {
            query?: {
                /** @description The step number (R24). */
                phase?: number;
                /** @description Part of a login, name or email, in any case (R25). */
                search?: components["parameters"]["Search"];
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trading accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradingAccountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAccountPositions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's login, opaque (R6). */
                login: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPositions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMt5Users: {
        parameters: {
            query?: {
                /** @description Only active or only inactive accounts. */
                account_status?: components["schemas"]["Mt5AccountStatus"];
                /** @description Only funded or only eligible accounts. */
                account_type?: components["schemas"]["Mt5AccountType"];
                /** @description Part of a login, name or email, in any case (R25). */
                search?: components["parameters"]["Search"];
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize10"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of MT5 users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mt5UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    issueFundedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: {
                /** @description Only competitions that start on this day or later. It is a day in UTC and is included itself. */
                start_date?: string;
                /** @description Only competitions that end on this day or earlier. It is a day in UTC and is included itself. */
                end_date?: string;
                /** @description Only competitions with this starting balance. */
                starting_balance?: components["schemas"]["NonNegativeNumber"];
                /** @description The number of the page, from 1. A page past the end is an empty page, not an error (R111). */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                page_size?: components["parameters"]["PageSize20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of competitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetition"];
            };
        };
        responses: {
            /** @description The new competition. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
    endCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. It is opaque (R6) and percent-encoded. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
            default: components["responses"]["Unexpected"];
        };
    };
}
