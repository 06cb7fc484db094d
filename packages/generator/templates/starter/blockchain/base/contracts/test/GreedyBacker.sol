// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Crowdfund} from "../Crowdfund.sol";

/// Asks for its refund a second time while the first one is being paid.
contract GreedyBacker {
    Crowdfund private immutable fund;
    uint256 public attempts;

    constructor(Crowdfund fund_) {
        fund = fund_;
    }

    function pledge() external payable {
        fund.pledge{value: msg.value}();
    }

    function refund() external {
        fund.refund();
    }

    receive() external payable {
        attempts += 1;
        try fund.refund() {} catch {}
    }
}
